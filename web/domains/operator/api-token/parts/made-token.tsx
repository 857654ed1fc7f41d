import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';

/** Shows a new token this once, with a call that tries it. */
export function MadeToken({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    toast(<Trans>Token copied</Trans>);
  };
  const mcp = `${window.location.origin}/api/core/mcp`;
  const example = `curl -X POST ${window.location.origin}/api/core/show/internal/list \\
  -H 'Authorization: Bearer ${token.slice(0, 10)}…' -H 'Content-Type: application/json' -d '{}'`;
  return (
    <div className="form-stack">
      <Field
        id={id}
        label={t`Token`}
        help={<Trans>Anyone with it can do what it may do. It is shown only once.</Trans>}
      >
        <span className="row">
          <Input id={id} readOnly value={token} onFocus={(event) => event.target.select()} />
          <Button icon={<Copy size={14} />} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
        </span>
      </Field>
      <code className="pre">{example}</code>
      <p className="meta">
        <Trans>Assistants that speak MCP use the address {mcp} with this token.</Trans>
      </p>
    </div>
  );
}
