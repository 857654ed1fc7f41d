/** SES and its inbox page, from the npm package `aws-ses-v2-local`. Mails stay in memory: the inbox is empty after a restart. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import * as sesLocal from 'aws-ses-v2-local';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './create-table.ts';
import { type Listener, listen, readBody } from './http.ts';
import { freePort, HOST } from './ports.ts';

export interface Mailbox extends Listener {
  readonly send: (to: string, subject: string, text: string) => Promise<void>;
}

type Start = typeof sesLocal.default;
/** A CommonJS module: its default stands one step deeper where Node, and not a bundler, loads it. */
const startOf = (loaded: Start | { readonly default: Start }): Start => ('default' in loaded ? loaded.default : loaded);
const start = startOf(sesLocal.default);

/** SES takes 40 MB with everything encoded. */
const MAX_MAIL = 40 * 2 ** 20;
const QUOTA = `<GetSendQuotaResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><GetSendQuotaResult>
<Max24HourSend>50000</Max24HourSend><MaxSendRate>14</MaxSendRate><SentLast24Hours>0</SentLast24Hours>
</GetSendQuotaResult></GetSendQuotaResponse>`;

async function forward(to: string, req: IncomingMessage, body: Buffer, res: ServerResponse): Promise<void> {
  const names = ['authorization', 'content-type'].filter((name) => req.headers[name]);
  const headers = Object.fromEntries(names.map((name) => [name, String(req.headers[name])]));
  const method = req.method ?? 'GET';
  const reply = await fetch(to + req.url, { method, headers, ...(body.length ? { body: new Uint8Array(body) } : {}) });
  const type = reply.headers.get('content-type');
  res.writeHead(reply.status, type ? { 'content-type': type } : {}).end(Buffer.from(await reply.arrayBuffer()));
}

/**
 * `receive` gets each mail that is posted to `/inbound`, as if it had come from outside. The package leaves every action but the two sends without an answer; the health page asks for the quota.
 */
export async function startSes(port: number, from: string, receive: (raw: Buffer) => Promise<void>): Promise<Mailbox> {
  const inner = await freePort();
  const server = await start({ host: HOST, port: inner });
  const front = await listen(port, async (req, res) => {
    const body = await readBody(req, MAX_MAIL);
    const action = req.method === 'POST' && req.url === '/' ? new URLSearchParams(body.toString()).get('Action') : null;
    if (req.method === 'POST' && req.url === '/inbound') {
      await receive(body);
      res.writeHead(202).end();
    } else if (action === 'GetSendQuota') res.writeHead(200, { 'content-type': 'text/xml' }).end(QUOTA);
    else if (action !== null && !/^Send(Raw)?Email$/.test(action)) res.writeHead(400).end('not supported here');
    else await forward(`http://${HOST}:${inner}`, req, body, res);
  });
  const client = new SESClient({ endpoint: front.url, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const send = async (to: string, subject: string, text: string) => {
    const Message = { Subject: { Data: subject }, Body: { Text: { Data: text } } };
    await client.send(new SendEmailCommand({ Source: from, Destination: { ToAddresses: [to] }, Message }));
  };
  const close = async () => {
    await front.close();
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  };
  return { url: front.url, send, close };
}
