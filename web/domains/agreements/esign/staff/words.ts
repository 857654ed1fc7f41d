import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { DocumentState, ParticipantRole } from '#shared/domains/agreements/esign/states.ts';
import {
  documentStateWords,
  type ParticipantStatus,
  participantStateWords,
  roleWords,
} from '#shared/domains/agreements/esign/words.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import type { Tone } from '#web/ui/tone.ts';

export const STATE_TONES: Readonly<Record<DocumentState, Tone>> = {
  draft: 'grey',
  review: 'blue',
  outForSignature: 'blue',
  completing: 'blue',
  completed: 'green',
  manualComplete: 'green',
  declined: 'red',
  expired: 'amber',
  discarded: 'grey',
};
export const PARTICIPANT_TONES: Readonly<Record<ParticipantStatus, Tone>> = {
  pending: 'grey',
  invited: 'blue',
  opened: 'blue',
  done: 'green',
  declined: 'red',
  released: 'grey',
  replaced: 'grey',
  bounced: 'red',
  overdue: 'amber',
};

/** The words of the rules, in the language of the page. */
export function useSigningWords() {
  useLingui();
  const locale = currentLocale();
  return {
    state: (state: DocumentState) => inLanguage(documentStateWords[state], locale),
    status: (status: ParticipantStatus) => inLanguage(participantStateWords[status], locale),
    role: (role: ParticipantRole) => inLanguage(roleWords[role], locale),
  };
}

export function useFileRoles() {
  const { t } = useMacro();
  return {
    sign: t`To be signed`,
    annex: t`Part of the agreement`,
    info: t`For information`,
  } as const;
}
