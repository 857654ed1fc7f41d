/** SES and its inbox page, from the npm package `aws-ses-v2-local`. Mails stay in memory: the inbox is empty after a restart. */
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import * as sesLocal from 'aws-ses-v2-local';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './create-table.ts';
import type { Listener } from './http.ts';
import { HOST } from './ports.ts';

export interface Mailbox extends Listener {
  readonly send: (to: string, subject: string, text: string) => Promise<void>;
}

type Start = typeof sesLocal.default;
/** A CommonJS module: its default stands one step deeper where Node, and not a bundler, loads it. */
const start = ((sesLocal.default as unknown as { default?: Start }).default ?? sesLocal.default) as Start;

export async function startSes(port: number, from: string): Promise<Mailbox> {
  const server = await start({ host: HOST, port });
  const url = `http://${HOST}:${port}`;
  const client = new SESClient({ endpoint: url, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const send = async (to: string, subject: string, text: string) => {
    const Message = { Subject: { Data: subject }, Body: { Text: { Data: text } } };
    await client.send(new SendEmailCommand({ Source: from, Destination: { ToAddresses: [to] }, Message }));
  };
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url, send, close };
}
