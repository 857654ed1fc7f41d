import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchRates, parseRates } from './ecb.ts';

/** As the bank sends it: eurofxref-daily.xml, cut to four currencies. */
const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='2026-11-20'>
\t\t\t<Cube currency='USD' rate='1.0921'/>
\t\t\t<Cube currency='JPY' rate='161.06'/>
\t\t\t<Cube currency='GBP' rate='0.86025'/>
\t\t\t<Cube currency='IDR' rate='16987.26'/>
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
/** eurofxref-hist-90d.xml: the same in one line, with double quotes. */
const HISTORY = DAILY.replace(/\s*\n\t*/g, '')
  .replaceAll("'", '"')
  .replace('</Cube></Cube>', '</Cube><Cube time="2026-11-19"><Cube currency="USD" rate="1.0899"/></Cube></Cube>');

describe('reading', () => {
  it('takes the daily file and the history', () => {
    expect(parseRates(DAILY)[0]?.rates).toContainEqual({ currency: 'GBP', rate: '0.86025' });
    expect(parseRates(HISTORY).map(({ date, rates }) => [date, rates.length])).toEqual([
      ['2026-11-20', 4],
      ['2026-11-19', 1],
    ]);
  });

  it.each([
    ['a page instead of the file', '<html><body>Sorry</body></html>'],
    ['a rate with a comma', DAILY.replace('1.0921', '1,0921')],
    ['no rate', DAILY.replace("rate='1.0921'", "rate='N/A'")],
    ['a rate of nothing', DAILY.replace('1.0921', '0.0')],
    ['a day that does not exist', DAILY.replace('2026-11-20', '2026-11-31')],
    ['an element more', DAILY.replace("<Cube currency='USD'", "<Note/><Cube currency='USD'")],
    ['half a file', DAILY.slice(0, 400)],
    ['no day at all', DAILY.replace(/<Cube time[\s\S]*?<\/Cube>\s*/, '')],
  ])('refuses %s', (_what, xml) => expect(() => parseRates(xml)).toThrow('eurofxref'));
});

describe('fetching', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  /** A server that answers one after the other, and says what was asked. */
  async function bank(...answers: readonly (readonly [number, string])[]) {
    const asked: string[] = [];
    server = createServer((request, reply) => {
      const [status, text] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ''];
      asked.push(request.url ?? '');
      reply.writeHead(status, { 'content-type': 'text/xml' }).end(text);
    });
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    return { asked, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stats` };
  }

  it('asks for the file and reads it', async () => {
    const { asked, base } = await bank([200, DAILY]);
    expect(await fetchRates('eurofxref-daily.xml', base, 0)).toHaveLength(1);
    expect(asked).toEqual(['/stats/eurofxref-daily.xml']);
  });

  it('tries again after a failure, three times at most', async () => {
    const once = await bank([503, ''], [200, DAILY]);
    expect(await fetchRates('eurofxref-daily.xml', once.base, 0)).toHaveLength(1);
    server?.close();
    const never = await bank([503, '']);
    await expect(fetchRates('eurofxref-daily.xml', never.base, 0)).rejects.toThrow('503');
    expect(never.asked).toHaveLength(3);
  });
});
