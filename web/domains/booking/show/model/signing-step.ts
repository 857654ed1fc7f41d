import type { ContractRow } from '#shared/domains/agreements/contract/schemas.ts';
import { REMIND_NOW_HOURS } from '#shared/domains/agreements/esign/limits.ts';
import { isAsked, isSigned } from '#shared/domains/agreements/esign/states.ts';
import type { EsignRow } from '#shared/domains/agreements/esign/view.ts';

/** The fields of a signing that determine the next step. */
export type KnownSigning = Pick<
  EsignRow,
  'id' | 'source' | 'state' | 'participants' | 'isForMe' | 'hold' | 'ending' | 'revisedBy'
>;
/** The signings of a show, the newest first. */
export interface Signings {
  readonly rows: readonly KnownSigning[];
  /** Whether the user may begin a signing. */
  readonly canBegin: boolean;
}
type Contract = Pick<ContractRow, 'id' | 'number' | 'stage' | 'company'>;
export type Waiting = KnownSigning['participants'][number];

const HOUR_MS = 3_600_000;
/** Whether a reminder may help: the invitation is a day old, and the mail arrived. */
export const mayRemind = ({ state, invitedAt }: Waiting, now: number): boolean =>
  state !== 'bounced' && invitedAt !== undefined && now - Date.parse(invitedAt) >= REMIND_NOW_HOURS * HOUR_MS;

/** A step of the signing of a contract. */
export type SigningStep =
  | { readonly kind: 'beginSigning'; readonly contract: Contract }
  | {
      readonly kind:
        | 'finishSigning'
        | 'checkSigning'
        | 'countersign'
        | 'decideCorrections'
        | 'printing'
        | 'sealing'
        | 'declined'
        | 'expired';
      readonly contract: Contract;
      readonly signing: KnownSigning;
    }
  | {
      readonly kind: 'waitsFor';
      readonly contract: Contract;
      readonly signing: KnownSigning;
      readonly waiting: readonly [Waiting, ...Waiting[]];
    };

const KINDS = {
  draft: 'finishSigning',
  review: 'checkSigning',
  completing: 'sealing',
  declined: 'declined',
  expired: 'expired',
} as const;

function outStep(contract: Contract, signing: KnownSigning): SigningStep {
  const { hold, isForMe, participants } = signing;
  if (hold) return { kind: hold.for === 'correction' ? 'decideCorrections' : 'printing', contract, signing };
  if (isForMe) return { kind: 'countersign', contract, signing };
  const [first, ...others] = participants.filter(isAsked);
  return first
    ? { kind: 'waitsFor', contract, signing, waiting: [first, ...others] }
    : { kind: 'sealing', contract, signing };
}

/** The step that a contract's signing needs. False: it is signed. Undefined: it is not signed online. */
export function signingStep(contract: Contract, { rows, canBegin }: Signings): SigningStep | false | undefined {
  const signing = rows.find(({ source, revisedBy }) => source.id === contract.id && !revisedBy);
  const state = signing?.state ?? 'discarded';
  if (!signing || state === 'discarded')
    return contract.stage === 'draft' && canBegin ? { kind: 'beginSigning', contract } : undefined;
  if (isSigned(state)) return false;
  return state === 'outForSignature' ? outStep(contract, signing) : { kind: KINDS[state], contract, signing };
}

const STEPS: readonly string[] = [
  ...Object.values(KINDS),
  'beginSigning',
  'countersign',
  'decideCorrections',
  'printing',
  'waitsFor',
] satisfies SigningStep['kind'][];
export const isSigningStep = (step: { readonly kind: string }): step is SigningStep => STEPS.includes(step.kind);
