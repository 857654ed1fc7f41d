import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { useSays } from './says.ts';

/** The keys to confirm: one, or two that belong together (spec section 5). */
export type ConfirmedKeys = readonly [string] | readonly [string, string];

function useConfirm(
  keys: ConfirmKeysProps['keys'],
  confirm: ConfirmKeysProps['confirm'],
  onConfirmed: ConfirmKeysProps['onConfirmed'],
  onFailure: ConfirmKeysProps['onFailure'],
) {
  const says = useSays();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [problem, setProblem] = useState<string>();
  const fail = (message: string) => {
    setProblem(message);
    setState('asking');
  };
  const run = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      const answer = await confirm(...keys);
      const [first] = answer?.errors ?? [];
      if (first) return fail(first.message);
      setState('done');
      onConfirmed();
    } catch (error) {
      if (!isExpected(error)) onFailure(error);
      fail(isExpected(error) ? error.message : says('unexpected'));
    }
  };
  return { state, problem, run };
}

interface ConfirmKeysProps {
  readonly keys: ConfirmedKeys;
  /** The call; an answer may still carry errors, of which the first is shown. */
  readonly confirm: (...keys: string[]) => Promise<{ errors?: readonly { message: string }[] } | undefined>;
  readonly onConfirmed: () => void;
  /** Receives an unexpected failure. */
  readonly onFailure: (error: unknown) => void;
  /** Verb and object: "Confirm address". */
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** Asks for the confirmation once, and shows the server's answer. */
export function ConfirmKeys({ keys, confirm, onConfirmed, onFailure, action, children }: ConfirmKeysProps) {
  if (keys.length < 1 || keys.length > 2) throw new Error('a confirmation needs 1 or 2 keys');
  const { t } = useLingui();
  const { state, problem, run } = useConfirm(keys, confirm, onConfirmed, onFailure);
  return (
    <div className="col ctl-confirm">
      {children}
      {problem && (
        <Notice tone="red">
          <span className="sentence">{problem}</span>
        </Notice>
      )}
      {state === 'done' ? (
        <p role="status">{t`Confirmed`}</p>
      ) : (
        <Button kind="primary" busy={state === 'busy'} disabled={state === 'busy'} onClick={() => void run()}>
          {action}
        </Button>
      )}
    </div>
  );
}
