import { spawn } from 'node:child_process';
import { freshManifest } from '#scripts/build-lambda.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { type Figure, figure } from './figure.ts';

/** Seconds; the CDK's own check of templates, which one run in CI makes, is left out. */
const GOAL = 60;

function synth(output: string): Promise<void> {
  const args = ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet', '--output', output];
  const env = { ...process.env, CDK_VALIDATION: 'false' };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint = (complaint + text).slice(-500);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`cdk synth failed: ${complaint}`))));
  });
}

/** Time from the command to all templates, with the functions built. */
export async function synthFigures(): Promise<Figure[]> {
  await freshManifest();
  const output = tempFolder('synth');
  const start = performance.now();
  await synth(output);
  return [figure('cdk synth of all stacks', 's', (performance.now() - start) / 1000, GOAL)];
}
