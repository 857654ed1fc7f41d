import { Trans, useLingui } from '@lingui/react/macro';
import { ShownOnceField } from '#web/ui/shown-once-field.tsx';

/** Shows a new token this once, with a call that tries it. */
export function MadeToken({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const mcp = `${window.location.origin}/api/core/mcp`;
  const example = `curl -X POST ${window.location.origin}/api/core/show/internal/list \\
  -H 'Authorization: Bearer ${token.slice(0, 10)}…' -H 'Content-Type: application/json' -d '{}'`;
  return (
    <div className="form-stack">
      <ShownOnceField
        label={t`Token`}
        value={token}
        help={t`Anyone with it can do what it may do. It is shown only once.`}
        copied={t`Token copied`}
      />
      <code className="pre">{example}</code>
      <p className="meta">
        <Trans>Assistants that speak MCP use the address {mcp} with this token.</Trans>
      </p>
    </div>
  );
}
