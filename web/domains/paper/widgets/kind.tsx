import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type * as z from 'zod';
import type { Partner } from '#shared/domains/paper/document.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import type { PaperCalls } from '#shared/domains/paper/routes.ts';
import type { PaperInput, PaperView } from '#shared/domains/paper/schemas.ts';
import type { Machine } from '#shared/kernel/machine.ts';
import type { Messages } from '#shared/kernel/messages.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import type { DotPhase, Tone } from '#web/ui/tone.ts';

/** What a kind of paper is called where its pages speak of it. */
export interface PaperWords {
  readonly one: string;
  readonly many: string;
  readonly all: string;
  readonly newOne: string;
  readonly make: string;
  readonly send: string;
  readonly copy: (number: string) => string;
  readonly totals: string;
  readonly search: string;
  readonly none: string;
  readonly noneOfYear: string;
  /** Where one comes from. */
  readonly origin: string;
  readonly partner: string;
}
export interface StageLook {
  readonly tone: Tone;
  readonly phase: DotPhase;
}
/** What may be done with a paper beyond what all kinds know. */
export interface OwnActions {
  /** Stands in the head, the one next step. */
  readonly next?: ReactNode;
  readonly more: readonly MenuItem[];
}

/** A kind of paper to its pages, which are written once for all of them. */
export interface PaperUi {
  readonly entity: PaperEntity;
  readonly base: string;
  readonly routes: PaperCalls;
  readonly partner: Partner;
  readonly stages: readonly string[];
  readonly looks: Readonly<Record<string, StageLook>>;
  /** What may happen in which stage, as the rules know it. */
  readonly machine: Machine<string>;
  readonly useWords: () => PaperWords;
  /** Words of the stages; a hook because they follow the language. */
  readonly useStages: () => Readonly<Record<string, string>>;
  /** Sending and signing it moves its show. */
  readonly movesShow?: boolean;
  readonly useActions?: (paper: PaperView) => OwnActions;
  /** Fields and notices of its own. */
  readonly Fields?: ComponentType;
  readonly Notice?: ComponentType<{ readonly paper: PaperView }>;
  /** Fetched with zod when there is something to check. */
  readonly schema: () => Promise<z.ZodType<PaperInput, PaperInput>>;
  readonly messages: Messages;
}
/** The kit takes a kind's calls and schema loosely. */
interface Given extends Omit<PaperUi, 'routes' | 'schema'> {
  readonly routes: object;
  readonly schema: () => Promise<unknown>;
}
export const paperUi = (of: Given): PaperUi => of as unknown as PaperUi;

const Kind = createContext<PaperUi | undefined>(undefined);
export function usePaperKind(): PaperUi {
  const kind = useContext(Kind);
  if (!kind) throw new Error('no kind of paper');
  return kind;
}

/** A page or card of some kind of paper. */
export const ofKind =
  <P extends object>(Part: ComponentType<P>) =>
  ({ kind, ...props }: P & { readonly kind: PaperUi }) => (
    <Kind.Provider value={kind}>
      <Part {...(props as unknown as P)} />
    </Kind.Provider>
  );
