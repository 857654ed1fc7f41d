import { AppError } from '#shared/kernel/contract/error.ts';
import { acting } from './acting.ts';
import { asking } from './asking.ts';
import type { Command, CommandType } from './commands.ts';
import { correcting } from './correcting.ts';
import { declining } from './declining.ts';
import { ending } from './ending.ts';
import { type EsignErrorCode, esignErrors } from './errors.ts';
import { forwarding } from './forwarding.ts';
import type { Rules } from './handlers.ts';
import type { Change, Decision, Document } from './outcome.ts';
import { preparing } from './preparing.ts';
import { reading } from './reading.ts';
import { recording } from './recording.ts';
import { reminding } from './reminding.ts';
import { revising } from './revising.ts';
import { sealing } from './sealing.ts';
import { sending } from './sending.ts';
import { staffActs } from './staff-acts.ts';

const rules: Rules<CommandType> = {
  ...preparing,
  ...sending,
  ...reading,
  ...acting,
  ...forwarding,
  ...declining,
  ...asking,
  ...correcting,
  ...staffActs,
  ...reminding,
  ...ending,
  ...revising,
  ...sealing,
  ...recording,
};

const isOurs = (code: string): code is EsignErrorCode => code === 'stale' || Object.hasOwn(esignErrors, code);

/** Decides a command: the new document with its events and messages, or one error code. */
export function decide(document: Document, command: Command, now: string): Decision {
  const rule = rules[command.type] as (document: Document, command: Command, now: string) => Change;
  try {
    return rule(document, command, now);
  } catch (e) {
    if (e instanceof AppError && isOurs(e.code)) return { error: e.code, refusal: e };
    throw e;
  }
}
