import { longDay } from '#functions/platform/mail/notice.ts';
import { ADVANCING_TEXTS, advancingMail } from '#functions/platform/mail/templates/advancing.ts';
import type { ADVANCING_MAILS } from '#shared/domains/reference/mail-text/advancing-mails.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { ADVANCING_MAIL_OF } from './public/advancing-kind.ts';
import { ANSWER_REASON } from './sample-words.ts';
import type { SampleContext, Standards } from './standards.ts';

type Kind = keyof typeof ADVANCING_MAILS;
const WITH_REASON: readonly Kind[] = ['advancingReturned', 'advancingChangeRefused', 'advancingWithdrawn'];
const ENDS: readonly Kind[] = ['advancingPassedOn', 'advancingWithdrawn'];
const [SHOW_DAYS, DEADLINE_DAYS] = [20, 6];

const samples = (language: Language, { agency, sender, zone, now }: SampleContext) => {
  const today = dayIn(now, zone);
  return {
    agency,
    sender,
    show: 'NOVA, Paradiso',
    date: longDay(language, addDays(today, SHOW_DAYS)),
    deadline: longDay(language, addDays(today, DEADLINE_DAYS)),
    name: 'Anna Bergström',
    from: 'Luca Moretti',
    count: '3',
  };
};

/** The texts of the mails to people who answer before a show. */
export const advancing: Standards<Kind> = {
  text: (kind, language) => ADVANCING_TEXTS[language][ADVANCING_MAIL_OF[kind]],
  samples,
  frame: (kind, language, from) =>
    advancingMail(ADVANCING_MAIL_OF[kind], language, {
      values: samples(language, from),
      own: { subject: '', body: '' },
      reason: WITH_REASON.includes(kind) ? ANSWER_REASON[language] : undefined,
      url: ENDS.includes(kind) ? undefined : 'https://example.com',
      isStaff: false,
      contact: { name: from.sender },
    }),
};
