import { msg } from '@lingui/core/macro';
import type { JobRun } from '#shared/domains/operator/maintenance/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Status } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';

const TONES: Readonly<Record<JobRun['state'], Tone>> = { running: 'blue', done: 'green', failed: 'red', lost: 'red' };
const useNames = wordsHook<JobRun['state']>({
  running: msg`running`,
  done: msg`done`,
  failed: msg`failed`,
  lost: msg`did not end`,
});

export function RunState({ state }: Pick<JobRun, 'state'>) {
  return <Status tone={TONES[state]}>{useNames()[state]}</Status>;
}

/** The figures that a job reports, in the words of its code: `checked 12 · rebuilt 0`. */
export const figuresOf = ({ report = {} }: JobRun): string =>
  Object.entries(report)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ');
