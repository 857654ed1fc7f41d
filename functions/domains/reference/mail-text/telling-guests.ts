import { longDay } from '#functions/platform/mail/notice.ts';
import { guestPass } from '#functions/platform/mail/templates/guest-pass.ts';
import { GUEST_PASS_TEXTS } from '#functions/platform/mail/templates/guest-pass-texts.ts';
import type { GUEST_MAILS } from '#shared/domains/reference/mail-text/guest-mails.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { DENIAL_REASON } from './sample-words.ts';
import type { SampleContext, Standards } from './standards.ts';

type Kind = keyof typeof GUEST_MAILS;
const DECISION_OF = { guestApproved: 'approved', guestWaitlist: 'waitlist', guestDenied: 'denied' } as const;
const SHOW_DAYS = 20;

const samples = (language: Language, { agency, zone, now }: SampleContext) => ({
  agency,
  show: 'NOVA',
  date: longDay(language, addDays(dayIn(now, zone), SHOW_DAYS)),
  name: 'Anna Bergström',
});

/** The texts of the mails to guests about the decision on themselves. */
export const tellingGuests: Standards<Kind> = {
  text: (kind, language) => GUEST_PASS_TEXTS[language][DECISION_OF[kind]],
  samples,
  frame: (kind, language, from) =>
    guestPass(DECISION_OF[kind], language, {
      ...samples(language, from),
      venue: 'Paradiso, Amsterdam',
      plusOnes: 1,
      place: 'Band',
      collectAt: '',
      collectFrom: '',
      reason: DENIAL_REASON[language],
      code: 'backline-guest:…',
      own: { subject: '', body: '' },
      url: 'https://example.com',
      contact: { name: from.sender },
    }),
};
