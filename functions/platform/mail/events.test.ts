import { expect, it } from 'vitest';
import { parseMailEvent } from './events.ts';

const mail = { messageId: 'm-1', destination: ['Bo@Example.com'], tags: { tenant: ['t1'] } };
const bounce = (bounceType: string) => ({
  notificationType: 'Bounce',
  mail,
  bounce: { bounceType, bouncedRecipients: [{ emailAddress: 'Bo <Bo@Example.com>' }] },
});

it('a permanent bounce is told apart from a delay', () => {
  expect(parseMailEvent(JSON.stringify(bounce('Permanent')))).toEqual({
    type: 'bounced',
    messageId: 'm-1',
    recipients: ['bo@example.com'],
    tags: { tenant: 't1' },
  });
  expect(parseMailEvent(JSON.stringify(bounce('Transient')))?.type).toBe('delayed');
});

it('a mail that the service refused to send has bounced for everybody', () => {
  const rejected = { eventType: 'Reject', mail, reject: { reason: 'Bad content' } };
  expect(parseMailEvent(JSON.stringify(rejected))).toMatchObject({ type: 'bounced', recipients: ['bo@example.com'] });
});

it('a complaint comes through the SNS envelope as well', () => {
  const inner = {
    eventType: 'Complaint',
    mail,
    complaint: { complainedRecipients: [{ emailAddress: 'bo@example.com' }] },
  };
  const event = parseMailEvent(JSON.stringify({ Type: 'Notification', Message: JSON.stringify(inner) }));
  expect(event).toMatchObject({ type: 'complained', recipients: ['bo@example.com'] });
});

it.each(['', 'not json', '{}', '[]', '{"Message":"{"}', '{"notificationType":"Open","mail":{"messageId":"1"}}'])(
  'anything else is left alone: %s',
  (body) => expect(parseMailEvent(body)).toBeNull(),
);
