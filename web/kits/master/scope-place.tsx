import { useParams } from '@tanstack/react-router';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { MasterPlace } from './master-config.ts';

interface ScopePlace<F extends string, V extends string> {
  /** Of the lists: `/status`, and `/status/show` is one of them. */
  readonly path: string;
  /** Of a record: `/status/detail`. */
  readonly edit: (id: string, scope: V) => string;
  /** The parameter of the address and the field of the record: `mainArea`. */
  readonly field: F;
  readonly values: readonly [V, ...V[]];
  readonly names: Readonly<Record<V, string>>;
  readonly label: string;
  readonly record?: Readonly<Record<F, V>> | undefined;
}

/** Pages of a master that is several lists, such as one for every main area: a tab for each. */
export function useScopePlace<const F extends string, V extends string>(spec: ScopePlace<F, V>): MasterPlace {
  const { path, edit, field, values, names, label, record } = spec;
  const goTo = useGoTo();
  const params: Readonly<Partial<Record<string, string>>> = useParams({ strict: false });
  const scope = record?.[field] ?? values.find((value) => value === params[field]) ?? values[0];
  return {
    base: `${path}/${scope}`,
    edit: (id) => edit(id, scope),
    scope: { [field]: scope },
    tabs: (
      <Tabs
        label={label}
        items={values.map((value) => ({ value, label: names[value] }))}
        value={scope}
        onChange={(next) => goTo(`${path}/${next}`)}
      />
    ),
  };
}
