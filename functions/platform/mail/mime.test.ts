import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { buildMime } from './mime.ts';

const mail = (over: Partial<Mail> = {}): Mail => ({
  to: ['bo@example.com'],
  subject: 'Vertrag Łódź',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  ...over,
});
const build = async (over: Partial<Mail> = {}) =>
  (await buildMime(mail(over), 'Backline <mail@backline.test>')).toString();

describe('a mail as MIME', () => {
  it('has both parts, an encoded subject and the address of the service', async () => {
    const text = await build({ from: 'Night Agency', replyTo: 'iris@agency.test' });
    expect(text).toMatch(/^From: Night Agency <mail@backline.test>/m);
    expect(text).toMatch(/^Reply-To: iris@agency.test/m);
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toContain('multipart/alternative');
    expect(await build()).toMatch(/^From: Backline <mail@backline.test>/m);
  });

  it('carries attachments with their names', async () => {
    const pdf = { name: 'Vertrag.pdf', type: 'application/pdf', content: new Uint8Array(Buffer.from('%PDF')) };
    const text = await build({ attachments: [pdf] });
    expect(text).toContain('filename=Vertrag.pdf');
    expect(text).toContain(Buffer.from('%PDF').toString('base64'));
  });

  it('lets no value add a header', async () => {
    const text = await build({ subject: 'Hi\r\nBcc: eve@example.com', from: 'A\r\nBcc: eve@example.com' });
    expect(text).not.toMatch(/^Bcc:/m);
    await expect(build({ to: ['bo@example.com\r\nBcc: eve@example.com'] })).rejects.toThrow('not a mail address');
    await expect(build({ to: [] })).rejects.toThrow('recipients');
  });
});
