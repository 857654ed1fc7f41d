import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOGETHER } from './web/chunks.ts';

/** `a/(?:b|c/(?:d|e))` -> `a/b`, `a/c/d`, `a/c/e`. */
function alternatives(pattern: string): string[] {
  const found = /^(.*)\(\?:([^()]*)\)(.*)$/.exec(pattern);
  if (!found) return [pattern];
  const [, before = '', inner = '', after = ''] = found;
  return inner.split('|').flatMap((one) => alternatives(`${before}${one}${after}`));
}

const plain = (path: string): string => path.replaceAll('\\', '');
const places = (path: string): string[] => {
  const file = /^(shared|web)\//.test(path) ? path : `node_modules/${path}`;
  return ['ts', 'tsx', 'mjs', 'js'].map((ending) => `${plain(file)}.${ending}`);
};

test('each path of a chunk is a file: a file that moves would leave its chunk unnoticed', () => {
  const paths = Object.values(TOGETHER).flat().flatMap(alternatives);
  expect(paths.filter((path) => !places(path).some((place) => existsSync(place)))).toEqual([]);
});
