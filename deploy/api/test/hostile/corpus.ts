/** Texts that have broken programs before, and what is like them. Nothing in here is meant to be understood. */

const around = (middle: string): string[] => [middle, `a${middle}b`];
const code = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

const controls = [...code(0x00, 0x1f), ...code(0x7f, 0x9f)].flatMap(around);

const quotesAndSql = [
  `'`, `"`, '`', `''`, `'"`, `\\`, `\\'`, `\\\\`, `%`, `_`, `%%`, `%_%`, `*`, `?`, `;`, `--`, `/*`, `*/`, `#`, `||`, `&&`, `$1`, `$$`, `$$a$$`, `:id`, `{0}`, `' or '1'='1`, `' or 1=1--`,
  `'; drop table users; --`, `1; select pg_sleep(10)`, `'||pg_sleep(10)||'`, `1 union select * from sessions`, `' union all select null,null,null--`, `') or true--`, `admin'--`,
  `1' and (select count(*) from users) > 0--`, `'||(select token from sessions limit 1)||'`, `E'\\x41'`, `U&'\\0041'`, `'::text`, `1::int`, `null`, `NULL`, `' is null`, `default`, `current_user`,
  `select`, `where`, `having 1=1`, `order by 1`, `limit 1 offset -1`, `ñ' collate "C"`, `\\copy users to '/tmp/x'`, `lo_import('/etc/passwd')`, `chr(39)`, `0x27`, `%27`, `%2527`, `&#39;`, `＇`, `ʼ`, `ˈ`,
  `to_tsquery('a & | !')`, `a & b`, `a | b`, `!a`, `a:*`, `a <-> b`, `<->`, `(a`, `a)`, `:*`, `& |`, `'a':*`, `"a b"`, `-a`, `a OR`, `OR`, `AND`, `NOT`, `a:A`, `''::tsquery`,
];

const writing = [
  '\u202eabc', 'abc\u202d', '\u200f', '\u200e\u200f', '\u061c', '\u2066a\u2069', '\u2067', 'مرحبا', 'שלום', 'a\u0301\u0301\u0301', 'e\u0301', '\u0301', 'Z\u0351\u036b\u0343\u036a', 'ﷺ', '﷽', '\u200b', '\u200c', '\u200d', '\ufeff',
  'a\ufeffb', '\u2060', '\u00ad', '\u034f', '\u115f', '\u3164', '\uffa0', '\u180e', '\u2028', '\u2029', 'a\u2028b', '\u0085', '\u00a0', '\u3000', '\u2000', 'ﬀ', 'ß', 'ẞ', 'İ', 'ı', 'ſ', 'K', 'Å', 'ǅ', 'Ω', '½', '①', '１２３', '٣', '三', '۱۲',
  '👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏿', '🇪🇸', '\u{1f1ea}', '\u{10ffff}', '\u{e0001}', '\ufffe', '\uffff', '\ufffd', '\ud800', '\udc00', 'a\ud800', '\udc00b', '\udfff\ud800', '\ud83d', '\ude00', '\ud83d\ud83d\ude00',
  '田中さん', '🦤', 'ĦĔĽĻŎ', '𝓗𝓮𝓵𝓵𝓸', '(╯°□°)╯︵ ┻━┻', 'Ａ', 'аdmin', 'раураl', 'ΑΒΓ', 'нет', 'ไทย', 'हिन्दी', '한국어', 'ᚠᛇᚻ', '\u0c1c\u0c4d\u0c1e\u200c\u0c3e', '𐍈', 'ꙮ', '҉', '\u20e3', '#️⃣',
];

const markup = [
  '<script>alert(1)</script>', '"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x',
  '<iframe src="//x">', '<a href="javascript:1">x</a>', '</textarea><script>1</script>', '<!--', '-->', ']]>', '<![CDATA[', '<?xml version="1.0"?>', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', '&b;', '&lt;', '&amp;#x27;',
  '<style>*{}</style>', '<base href=//x>', '<meta http-equiv=refresh content=0>', 'expression(1)', 'url(//x)', '@import "x"', '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '{%if 1%}', '[[7*7]]', '${jndi:ldap://x/a}', '{{constructor.constructor("1")()}}',
  '`id`', '$(id)', '; id', '| id', '& id', '> /tmp/x', '\n id', '../../../etc/passwd', '..\\..\\windows', '/etc/passwd', 'C:\\', 'file:///etc/passwd', '%00', '%2e%2e%2f', '%c0%ae', '....//', '/dev/null', 'CON', 'NUL', 'nul.txt', '.', '..', '~', '/',
  '//', 'http://', 'http://x', 'http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254/', 'https://a@b', 'http://\u2024', 'ftp://x', '//x.test', 'mailto:a@b.c', 'a@b', 'a@b.c', 'a@b..c', '"a b"@c.d', 'a@[127.0.0.1]', 'a+b@c.d', 'a@b.c\r\nBcc: d@e.f',
  'a\r\nSet-Cookie: x=1', 'a\r\n\r\nb', '%0d%0aX: y', '\t', ' ', '  ', '\n', '\r\n', ' a ', '\u00a0a\u00a0', 'a\tb', 'a\nb',
];

const keys = [
  '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__proto__[x]', 'constructor.prototype', 'then', 'toJSON', 'length', 'undefined', 'null', 'true', 'false', 'NaN', 'Infinity', '-Infinity', '[object Object]',
  '{}', '[]', '{"a":1}', '[1,2]', '{"$gt":""}', '{"$ne":null}', '$where', '$eq', '[$ne]', 'a[b]', 'a[]', 'a[0]', 'a.b', '[', ']', '{', '}', '(', ')', '=', '&', '+', ',', ',,', 'a,b', ',a', 'a,', '%s%s%s%n', '%d', '%x', '%p', '\\u0000', '\\x00', '\\n',
];

const numbers = [
  '0', '-0', '00', '1', '-1', '+1', '1.0', '1.5', '.5', '5.', '1e1', '1e308', '1e309', '-1e309', '1e-400', '0x1', '0b1', '0o7', '1_000', '1,000', '1.000,5', ' 1', '1 ', '1\n', '2147483647', '2147483648', '-2147483648', '-2147483649', '4294967296',
  '9007199254740991', '9007199254740992', '9007199254740993', '9223372036854775807', '9223372036854775808', '18446744073709551616', '99999999999999999999999999', '1'.repeat(400), `0.${'1'.repeat(400)}`, '١', '１', '½', '-', '+', 'e', '1e', '0e0', '1/0', '1n', '--1', '1-1', 'inf', 'nan', '$1.00', '1%',
];

const dates = [
  '0000-00-00', '0001-01-01', '1970-01-01', '1969-12-31T23:59:59Z', '2024-02-30', '2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '9999-12-31', '10000-01-01', '+275760-09-13', '+275761-01-01', '-000001-01-01', '-271821-04-20', '2024-12-31T24:00:00Z', '2024-12-31T23:59:60Z',
  '2024-12-31T25:00:00Z', '2024-06-01T12:00:00+99:99', '2024-06-01T12:00', '2024-06-01 12:00', '01/02/2024', '2024/01/02', '12-2024', '13/2024', '00/0000', 'now', 'today', 'infinity', '-infinity', 'epoch', 'yesterday', 'allballs', '2024-W01', '2024-366', '1e12', '1700000000', '4713-01-01 BC', '294277-01-01',
];

const long = [1_000, 10_000, 100_000].flatMap((length) => ['a', ' ', '\0', 'ñ', '🦤', "'", '\\', '<', '[', '{"a":', '%', '\u0301', 'a ', '\n'].map((part) => part.repeat(Math.ceil(length / part.length))));

/** Ten million bytes, which go nowhere: kept apart, one of them is enough for each place. */
export const tenMegabytes = 'x'.repeat(10 * 1024 * 1024);

/** At least 500 of them, none twice. */
export const corpus: readonly string[] = [...new Set(['', ...controls, ...quotesAndSql, ...writing, ...markup, ...keys, ...numbers, ...dates, ...long])];

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON that is no text where a text is expected, and more of it than anybody needs; written out, since some cannot be made otherwise. */
export const hostileJson: readonly string[] = [
  'null', 'true', 'false', '0', '-0', '-1', '1.5', '1e308', '1e309', '-1e309', '9007199254740993', '123456789012345678901234567890', '[]', '{}', '[null]', '[[]]', '[{}]', '["a","a"]', '[1,1,1]', '[-1]', '[1.5]', '{"a":null}', '{"id":1}', '{"connect":null}', '{"connect":[null]}', '{"$ne":null}',
  '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1}', '{"hasOwnProperty":1}', '{"then":1}', '{"toJSON":1}', '{"length":1e9}', '{"":1}', '{"\\u0000":1}', '"\\u0000"', '"\\ud800"', '["\\u0000"]', '{"a":"\\udc00"}',
  nested('[', ']', 10), nested('[', ']', 1_000), nested('[', ']', 50_000), nested('{"a":', '}', 10), nested('{"a":', '}', 1_000), nested('{"a":', '}', 20_000), `[${'1,'.repeat(20_000)}1]`, `[${'"a",'.repeat(10_000)}"a"]`, `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
];

/** What a place that takes only certain words or numbers is tried with. */
export const edges: readonly string[] = [...new Set(['', ' ', '\0', 'a\0b', '\ud800', "'", '"', '%', '\\', ...keys, ...numbers.slice(0, 40), ...dates.slice(0, 12), 'x'.repeat(10_000)])];
