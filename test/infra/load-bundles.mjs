// Run by bundles.test.ts in a Node of its own: prints every built function that does not load with all its parts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = JSON.parse(readFileSync('dist/lambda/manifest.json', 'utf8'));
const broken = [];
for (const [name, { dir, lazy }] of Object.entries(manifest)) {
  const load = (file) => import(pathToFileURL(resolve(dir, file)).href);
  try {
    if (typeof (await load(`${name}.mjs`)).handler !== 'function') throw new Error('it exports no handler');
    for (const file of lazy) if (file.endsWith('.mjs')) await load(file);
  } catch (e) {
    broken.push(`${name}: ${e.message}`);
  }
}
console.log(JSON.stringify(broken));
process.exit(0);
