import { hostileHtml } from '@puente/testing/xss/index';
import { partsOf, remainsAmong } from '@puente/testing/xss/remains';
import { readPaste } from './html-document.ts';
import { openText } from './opened-text.ts';
import { schema } from './schema.ts';
import { writeDocument } from './write-markdown.ts';

/** The pasted HTML as the editor writes it. */
function pasted(html: string): string {
  const { content } = readPaste(html);
  const doc = schema.topNodeType.createAndFill(null, content);
  if (doc === null) throw new Error('The pasted parts fit into no text.');
  return openText('', 'html').write(doc);
}

/** A list item as Word writes it. */
const wordItem = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
  xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
  <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
  <style><!-- p.MsoNormal { mso-style-parent:""; margin:0cm; } --></style></head>
  <body lang=ES style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

describe('Word', () => {
  test('paragraphs lose their styles, classes and empty companions', () => {
    const html = word(
      `<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=ES style='font-size:14.0pt;mso-ansi-language:ES'>Hola</span></b><span style='mso-spacerun:yes'>&nbsp;</span><i>mundo</i><o:p></o:p></p>
       <p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>Fin<o:p></o:p></h2>`,
    );
    expect(pasted(html)).toBe('<p><strong>Hola</strong> <em>mundo</em></p><h2>Fin</h2>');
  });

  test('list paragraphs become lists, as deep as they were', () => {
    const html = word(
      [
        wordItem('·', 'uno'),
        wordItem('o', 'dentro', 2),
        wordItem('·', 'dos'),
        '<p class=MsoNormal>Y:</p>',
        wordItem('1.', 'primero'),
        wordItem('2.', 'segundo'),
      ].join('\n'),
    );
    expect(pasted(html)).toBe(
      '<ul><li><p>uno</p><ul><li><p>dentro</p></li></ul></li><li><p>dos</p></li></ul><p>Y:</p>' +
        '<ol><li><p>primero</p></li><li><p>segundo</p></li></ol>',
    );
  });

  test('tables keep their cells, a line each', () => {
    const html = word(
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 valign=top><p class=MsoNormal>Hito</p></td><td><p class=MsoNormal>Cuándo</p></td></tr>
       <tr><td><p class=MsoNormal>Uno</p><p class=MsoNormal>Dos</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`,
    );
    const { content } = readPaste(html);
    expect(writeDocument(schema.nodes.doc.create(null, content))).toBe(
      '| Hito | Cuándo |\n| --- | --- |\n| Uno<br>Dos |  |',
    );
  });

  test('pictures of the clipboard and hidden text are left out', () => {
    expect(
      pasted(
        word(
          `<p>a<img width=10 src="file:///C:/Users/ana/clip.png" v:shapes="x"><img src="data:image/png;base64,AA"><span style='display:none;mso-hide:all'>oculto</span></p>`,
        ),
      ),
    ).toBe('<p>a</p>');
  });
});

test('Google Docs: the wrapper is not bold, what is styled bold is', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Título</span></h2>
    <p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Uno </span><span style="font-weight:700">dos</span><span style="font-style:italic"> tres</span></p><br />
    <ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>punto</span></p></li></ul></b><br class="Apple-interchange-newline">`;
  expect(pasted(html)).toBe(
    '<h2>Título</h2><p>Uno <strong>dos</strong><em> tres</em></p><ul><li><p>punto</p></li></ul>',
  );
});

test('web pages: links of the web stay, scripts and other sites’ pictures do not', () => {
  expect(
    pasted(
      `<div class="a" onclick="x()"><p id="b">Mira <a href="https://otra.test/a" target="_blank" rel="x">esto</a>,
      <a href="javascript:alert(1)">no</a> y <a href="/projects">aquí</a><img src="https://otra.test/a.png" alt="x"></p><script>alert(1)</script></div>`,
    ),
  ).toBe('<p>Mira <a href="https://otra.test/a">esto</a>, no y <a href="/projects">aquí</a></p>');
});

test.each(hostileHtml.map(({ name, html }) => [name, html] as const))('hostile: %s', (_, html) => {
  const { content } = readPaste(html);
  const doc = schema.topNodeType.createAndFill(null, content) ?? schema.topNodeType.createAndFill();
  const shown = document.createElement('div');
  if (doc !== null) shown.innerHTML = openText('', 'html').write(doc);
  expect(remainsAmong(partsOf(shown))).toEqual([]);
});
