/**
 * A webpack loader for libraries that make contexts and components at the top of one large module: says of those calls
 * that nobody misses them when nobody uses what they make, and leaves out the names that only developer tools read.
 * Else all of react-router is kept for the few parts that are used (6 KB as brotli).
 */
export default function markPure(source: string): string {
  return source
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n.*?^\});\n\1\.contextType = (\w+);$/gms,
      'var $1 = /* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();',
    )
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
