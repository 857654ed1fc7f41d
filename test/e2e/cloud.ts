import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { ENV_FILE } from './left-files.ts';

const run = promisify(execFile);
/** The variables of the running cloud, as serve.ts left them. */
const cloudEnv = () => JSON.parse(readFileSync(ENV_FILE, 'utf8')) as Record<string, string>;

export interface Mail {
  readonly subject: string;
  readonly destination: { readonly to: readonly string[] };
  readonly replyTo: readonly string[];
  readonly body: { readonly text?: string; readonly html?: string };
}
export const textOf = ({ body }: Mail): string => body.text || (body.html ?? '');

async function mailsTo(address: string): Promise<Mail[]> {
  const reply = await fetch(`${cloudEnv().AWS_ENDPOINT_URL_SES}/store`);
  const { emails } = (await reply.json()) as { emails: Mail[] };
  return emails.filter((mail) => mail.destination.to.some((to) => to.includes(address)));
}

/**
 * The latest mail to an address about something, as soon as it is there; `saying` tells it from others of its kind,
 * which the cloud's own schedule may send at any moment.
 */
export async function mailTo(address: string, about: RegExp, saying = ''): Promise<Mail> {
  const isMeant = (mail: Mail) => about.test(mail.subject) && textOf(mail).includes(saying);
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(address)).findLast(isMeant)), {
      message: `a mail to ${address} about ${about} ${saying}`,
      timeout: 20_000,
    })
    .toBeTruthy();
  if (!found) throw new Error('no mail');
  return found;
}

/** A scheduled job by hand, at an instant; its answer. */
export async function runJob(id: string, at: string): Promise<unknown> {
  const env = { ...process.env, ...cloudEnv() };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/job.ts', id, at], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
}

/** Hands a mail to the cloud, as a mail service that received it. */
export async function receive(lines: readonly string[]): Promise<void> {
  const body = lines.join('\r\n');
  const { status } = await fetch(`${cloudEnv().AWS_ENDPOINT_URL_SES}/inbound`, { method: 'POST', body });
  expect(status).toBe(202);
}

/** Sends a message to a queue of the cloud, such as `bulk-dead`. */
export async function sendToQueue(name: string, message: object): Promise<void> {
  const { AWS_ENDPOINT_URL_SQS: url = '' } = cloudEnv();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({ QueueUrl: `${url}/000000000000/${name}`, MessageBody: JSON.stringify(message) }),
  });
  expect(response.status).toBe(200);
}
