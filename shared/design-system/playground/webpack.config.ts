import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Configuration } from 'webpack';
import { scriptRule, styleRules } from '@puente/federation-build/webpack/rules';

/** The product's own rules for scripts and styles, without federation, so that the playground shows what the apps get. */
export const playgroundConfig: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  entry: { playground: './main.tsx' },
  target: ['web', 'es2023'],
  devtool: false,
  output: {
    path: join(import.meta.dirname, '../dist/playground'),
    publicPath: '/',
    filename: '[name].js',
    chunkFilename: '[name].js',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [scriptRule(), ...styleRules({ prefix: 'pt' }), { test: /\.woff2$/, type: 'asset/resource' }],
  },
  optimization: { minimize: false },
  performance: false,
  plugins: [new MiniCssExtractPlugin()],
};
