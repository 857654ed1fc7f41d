// Run by bundles.test.ts in a Node of its own: prints every built function that does not load with all its parts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = JSON.parse(readFileSync('dist/lambda/manifest.json', 'utf8'));
const sizeOf = ([, { eager, lazy }]) => eager.length + lazy.length;
const largest = Object.entries(manifest).sort((a, b) => sizeOf(b) - sizeOf(a))[0];

const broken = [];
async function check(name, dir, lazy) {
  const load = (file) => import(pathToFileURL(resolve(dir, file)).href);
  try {
    if (typeof (await load(`${name}.mjs`)).handler !== 'function') throw new Error('it exports no handler');
    for (const file of lazy) if (file.endsWith('.mjs')) await load(file);
  } catch (e) {
    broken.push(`${name}: ${e.message}`);
  }
}
// From the folder they share, where a module is loaded once; one from its own folder, to prove that nothing is missing there.
for (const [name, { lazy }] of Object.entries(manifest)) await check(name, 'dist/lambda/.chunks', lazy);
if (largest) await check(largest[0], largest[1].dir, largest[1].lazy);
console.log(JSON.stringify(broken));
process.exit(0);
