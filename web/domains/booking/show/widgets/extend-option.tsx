import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { Popover } from '#web/ui/popover.tsx';

const ExtendForm = part(async () => (await import('../parts/extend-form.tsx')).ExtendForm);

type ExtendOptionProps = Readonly<{ show: ShowRow; trigger: ReactElement; onDone?: () => void }>;
/** A later last day for an option. */
export function ExtendOption({ show, trigger, onDone }: ExtendOptionProps) {
  const { t } = useLingui();
  return (
    <Popover label={t`Extend option`} placement="bottom-end" width={260} trigger={trigger}>
      {(close) => (
        <Later>
          <ExtendForm
            show={show}
            close={() => {
              close();
              onDone?.();
            }}
          />
        </Later>
      )}
    </Popover>
  );
}
