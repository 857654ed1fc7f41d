import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { allowedAddressContract } from '#shared/domains/identity/allowed-address/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';

const { get, save } = allowedAddressContract.routes;
type Save = (addresses: readonly string[]) => void;

/** Saves the list. Before a list that locks the user out, it asks. */
function useSave(): { readonly put: Save; readonly busy: boolean } {
  const { t } = useLingui();
  const queries = useQueryClient();
  const send = async (list: readonly string[]) => {
    const addresses = [...list];
    try {
      return await call(save, { body: { addresses } });
    } catch (error) {
      if (!isApiError(error, 'allowedAddress.locksOut')) throw error;
      const title = t`Lock yourself out?`;
      const isSure = await dialogs.confirm({ title, text: error.message, action: t`Save the list`, danger: true });
      return isSure ? call(save, { body: { addresses, locksOut: true } }) : undefined;
    }
  };
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      if (!saved) return;
      queries.setQueryData(queryOf(get, {}).queryKey, saved);
      toast(t`Security settings saved`);
    },
  });
  return { put: saving.mutate, busy: saving.isPending };
}

interface AddProps {
  readonly addresses: readonly string[];
  readonly yours: string;
  readonly put: Save;
  readonly busy: boolean;
}
/** Starts with the user's own address, and returns to it after an invalid one (spec section 5). */
function AddAddress({ addresses, yours, put, busy }: AddProps) {
  const { t } = useLingui();
  const [text, setText] = useState(yours);
  const [error, setError] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const { isAddress } = await import('#shared/domains/identity/allowed-address/rules.ts');
    const address = text.trim().toLowerCase();
    setText(yours);
    if (!isAddress(address)) return setError(t`Not a valid IP address`);
    setError(undefined);
    if (!addresses.includes(address)) put([...addresses, address]);
  };
  return (
    <form className="form-stack set-narrow" noValidate onSubmit={(event) => void add(event)}>
      <Field
        label={t`IP address or range`}
        error={error}
        help={t`You are at ${yours}. A range ends in its bits, as in 192.0.2.0/24.`}
      >
        <Input value={text} onChange={({ target }) => setText(target.value)} autoComplete="off" spellCheck={false} />
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {t`Add address`}
        </Button>
      </div>
    </form>
  );
}

/** The addresses from which the team and its API tokens may use Backline. */
export function AddressCard() {
  const { t } = useLingui();
  const mayUpdate = useCan()('settings.update');
  const { addresses, yours } = useSuspenseQuery(queryOf(get, {})).data;
  const { put, busy } = useSave();
  return (
    <Card title={t`Allowed IP addresses`}>
      <div className="card-b form-stack">
        <p className="meta">
          {addresses.length === 0 ? (
            <Trans>The team can use Backline from everywhere. Add an address to limit it.</Trans>
          ) : (
            <Trans>The team and the API tokens work from these addresses only. External users are not limited.</Trans>
          )}
        </p>
        {addresses.length > 0 && (
          <ul aria-label={t`Allowed IP addresses`}>
            {addresses.map((address) => (
              <li key={address} className="row">
                <span className="grow num">{address}</span>
                {mayUpdate && (
                  <IconButton
                    label={t`Remove ${address}`}
                    disabled={busy}
                    onClick={() => put(addresses.filter((one) => one !== address))}
                  >
                    <Trash2 size={14} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayUpdate && <AddAddress addresses={addresses} yours={yours} put={put} busy={busy} />}
      </div>
    </Card>
  );
}
