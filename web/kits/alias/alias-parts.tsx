import { useLingui } from '@lingui/react/macro';
import { useRowWrite } from '#web/kits/settings/use-row-write.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/input.tsx';
import { Tag } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { AliasMeaning, AliasRow } from './alias-config.ts';

interface OfRow<Row> {
  readonly row: Row;
  readonly meaning: AliasMeaning<Row>;
}

export function Text<Row extends AliasRow>({ row, meaning }: OfRow<Row>) {
  const { i18n } = useLingui();
  return (
    <span className="row">
      {row.text}
      {row.cannotMap && <Tag>{i18n._(meaning.nothing)}</Tag>}
    </span>
  );
}

export function Meaning<Row extends AliasRow>({ row, meaning }: OfRow<Row>) {
  const { t, i18n } = useLingui();
  const may = useCan()('masterData.update');
  const write = useRowWrite(meaning.domain);
  return (
    <Select
      aria-label={i18n._(meaning.chooseName(row.text))}
      value={meaning.of(row)}
      disabled={!may}
      placeholder={t`Choose`}
      options={meaning.options(row)}
      onChange={({ target: { value } }) => value && void write(async () => toast(await meaning.map(row, value)))}
    />
  );
}

export function Nothing<Row extends AliasRow>({ row, meaning }: OfRow<Row>) {
  const { i18n } = useLingui();
  const write = useRowWrite(meaning.domain);
  return (
    <Button
      kind="ghost"
      onClick={() => void write(() => meaning.giveUp(row))}
      aria-label={i18n._(meaning.sayNothingName(row.text))}
    >
      {i18n._(meaning.sayNothing)}
    </Button>
  );
}
