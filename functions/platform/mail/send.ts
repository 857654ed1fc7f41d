import { GetSendQuotaCommand, SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { env } from '#functions/platform/runtime/env.ts';
import type { Mail } from './mail.ts';
import { buildMime, destinationsOf } from './mime.ts';

const ses = new SESClient({ region: env.region() });

/** SES allows letters, digits, - and _ in tags. */
const tagText = (value: string): string => value.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 256);

/** Hands one mail to SES and answers the id that its delivery events carry. */
export async function sendMail(mail: Mail): Promise<string> {
  const data = await buildMime(mail, env.mailFrom());
  const { MessageId } = await ses.send(
    new SendRawEmailCommand({
      Destinations: destinationsOf(mail),
      RawMessage: { Data: data },
      Tags: Object.entries(mail.tags ?? {}).map(([name, value]) => ({ Name: tagText(name), Value: tagText(value) })),
    }),
  );
  return MessageId ?? '';
}

/** SES answers, or it is down. Our right is to send, not to ask: a refusal is an answer. */
export async function mailAnswers(): Promise<void> {
  await ses.send(new GetSendQuotaCommand({})).catch((error: unknown) => {
    if (!(error instanceof Error) || !/AccessDenied/.test(error.name)) throw error;
  });
}
