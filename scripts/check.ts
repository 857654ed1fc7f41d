/** `npm run check`: every static check, as many side by side as there are processors; says what is wrong, or that nothing is. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';

/** Longest first: the short ones fit in beside it. */
const CHECKS = [
  // The native compiler takes half the work; version 6 stays for the tools that read TypeScript by its API.
  { name: 'types', command: 'node node_modules/typescript-native/bin/tsc -p .' },
  {
    name: 'import law',
    command: 'depcruise bin infra functions web shared scripts test --config .dependency-cruiser.cjs --output-type err',
  },
  { name: 'unused code', command: 'knip' },
  { name: 'cycles of domains', command: 'tsx scripts/check-cycles.ts' },
  { name: 'contracts and catalogs', command: 'tsx scripts/check-contracts.ts' },
  { name: 'size of masters', command: 'tsx scripts/check-masters.ts' },
  { name: 'format and lint', command: 'biome ci --error-on-warnings --colors=off' },
];

function run(command: string): Promise<{ readonly isRight: boolean; readonly output: string }> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ isRight: code === 0, output })));
}

await inParallel(CHECKS, availableParallelism(), async ({ name, command }) => {
  const { isRight, output } = await run(command);
  console.log(isRight ? `✓ ${name}` : `✗ ${name}\n${output}`);
  if (!isRight) process.exitCode = 1;
});
