import { msg } from '@lingui/core/macro';
import type { WebhookAction } from '#shared/domains/operator/webhook/names.ts';
import type { Delivery, Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import type { Tone } from '#web/ui/tone.ts';

export const useActionWords = wordsHook<WebhookAction>({
  created: msg`Created`,
  changed: msg`Changed`,
  deleted: msg`Deleted or archived`,
});

export const useHealthWords = wordsHook<Webhook['health']>({
  healthy: msg`Working`,
  failing: msg`Failing`,
  paused: msg`Paused`,
  unused: msg`Not used yet`,
});
export const HEALTH_TONES: Readonly<Record<Webhook['health'], Tone>> = {
  healthy: 'green',
  failing: 'red',
  paused: 'grey',
  unused: 'grey',
};

export const usePauseWords = wordsHook<NonNullable<Webhook['pausedBy']>>({
  user: msg`Nothing is sent, and changes are not kept for later.`,
  gone: msg`The address answered that it no longer exists (410). Nothing is sent, and changes are not kept for later.`,
  failing: msg`The address has accepted nothing for five days. Nothing is sent, and changes are not kept for later.`,
});

export const useStateWords = wordsHook<Delivery['state']>({
  waiting: msg`Waiting`,
  delivered: msg`Delivered`,
  failed: msg`Failed`,
});
export const STATE_TONES: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'amber',
  delivered: 'green',
  failed: 'red',
};

export const useFailureWords = wordsHook<Exclude<NonNullable<Delivery['failure']>, 'status'>>({
  unreachable: msg`No answer within 10 seconds`,
  refused: msg`The address is not public`,
  paused: msg`Not sent: the webhook was paused`,
});
