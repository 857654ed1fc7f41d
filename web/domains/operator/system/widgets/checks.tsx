import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { systemContract } from '#shared/domains/operator/system/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { useFormat } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Status } from '#web/ui/status.tsx';
import '#web/kits/settings/settings.css';

type Health = OutputOf<typeof systemContract.routes.health>;
export const useCheckNames = wordsHook({ table: msg`Table`, bucket: msg`Files`, queue: msg`Queue`, mail: msg`Email` });

/** The parts of the service, and whether each responds. */
export function Checks({ checks }: { readonly checks: Health['checks'] }) {
  const names = useCheckNames();
  const { number } = useFormat();
  return (
    <ul className="lines hl-l">
      {checks.map(({ name, ok, ms }) => (
        <li key={name}>
          <span className="strong">{names[name]}</span>
          <Status tone={ok ? 'green' : 'red'}>{ok ? <Trans>responding</Trans> : <Trans>failing</Trans>}</Status>
          <span className="num right">
            <Trans>{number(ms)} ms</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}
