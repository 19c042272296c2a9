import webpack, { type Compiler } from 'webpack';

/**
 * Lets the page choose the origin of each script that webpack loads: pages whose files are on a second origin define `filesOrigin`. For style
 * sheets and entries the shell does that (`styles.ts` and `federation-plugin.ts` of the loader).
 */
export class ScriptsOfAnyOrigin {
  apply(compiler: Compiler): void {
    const name = ScriptsOfAnyOrigin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nglobalThis.filesOrigin?.load(script);`,
      );
    });
  }
}
