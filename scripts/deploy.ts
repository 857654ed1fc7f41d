import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { stageNamed } from '#infra/stages.ts';
import { buildLambda } from './build-lambda.ts';
import { readFlags } from './local/terminal.ts';

/** A mistake of the caller: one line, no stack. */
function refuse(message: string): never {
  console.error(`deploy: ${message}`);
  process.exit(1);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, hint = ''): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) refuse(`${[command, ...args].join(' ')} failed${hint && `; ${hint}`}`);
}

function stageOf(name: string | undefined) {
  try {
    return stageNamed(name);
  } catch (e) {
    return refuse(`${(e as Error).message} (npm run deploy -- --stage <name>)`);
  }
}

/** Whether the AWS SDK would find any credentials; whether they are good is for AWS to say. */
function hasCredentials(): boolean {
  const variables = [
    'AWS_ACCESS_KEY_ID',
    'AWS_PROFILE',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  ];
  const folder = join(homedir(), '.aws');
  return (
    variables.some((name) => process.env[name]) ||
    existsSync(join(folder, 'credentials')) ||
    existsSync(join(folder, 'config'))
  );
}

const flags = readFlags('npm run deploy -- --stage <name> [--diff]', {
  stage: { type: 'string' },
  diff: { type: 'boolean', default: false },
});
const stage = stageOf(flags.stage);
// Nobody owns a name below .example: its certificate would be waited for until CloudFormation gives up.
if (!flags.diff && stage.domain.endsWith('.example'))
  refuse(`${stage.name} is still ${stage.domain}: fill your own domains and address into infra/stages.ts`);
if (!hasCredentials()) refuse('no AWS credentials: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');

run('npx', ['vite', 'build']);
const functions = Object.keys(await buildLambda()).length;
console.log(`${functions} functions built for ${stage.name}, ${stage.domain}`);
const verb = flags.diff ? ['diff'] : ['deploy', '--concurrency', '4', '--require-approval', 'never'];
// CloudFront takes its firewall and certificate from us-east-1.
const regions = [...new Set([stage.region, 'us-east-1'])].map((region) => `aws://<account>/${region}`);
const bootstrap = `an account that was never deployed to needs, once: npx cdk bootstrap ${regions.join(' ')}`;
run('npx', ['cdk', ...verb, '--all'], { STAGE: stage.name }, bootstrap);
