import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly url: string;
  readonly key: string | undefined;
  readonly fields: string | undefined;
  /** As far as a test looks into it; empty of a GET. */
  readonly body: { readonly textQuery: string };
}
type Answers = Readonly<Record<string, (asked: Asked) => object | number>>;

const NAMES = ['GOOGLE_MAPS_KEY', 'GOOGLE_PLACES_URL', 'GOOGLE_ROUTES_URL'] as const;

/** A server in Google's place that answers by the path asked; a number is a status without an answer. */
export async function startGoogle(answers: Answers) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const { url = '', headers } = request;
      const question = {
        url,
        key: headers['x-goog-api-key'] as string,
        fields: headers['x-goog-fieldmask'] as string,
        body: JSON.parse(text || '{}'),
      };
      asked.push(question);
      const answer = answers[url.split('?')[0] ?? '']?.(question) ?? 404;
      if (typeof answer === 'number') response.writeHead(answer).end('{}');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, { GOOGLE_MAPS_KEY: 'test-key', GOOGLE_PLACES_URL: base, GOOGLE_ROUTES_URL: base });
  return {
    asked,
    stop: () => {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      server.close();
    },
  };
}
