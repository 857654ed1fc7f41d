import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#web/ui/choice.tsx';

interface StateSwitchProps<S extends string> {
  readonly states: readonly S[];
  readonly names: Readonly<Record<S, string>>;
  readonly route: {
    readonly useSearch: () => { readonly state?: S };
    readonly useNavigate: () => (to: never) => unknown;
  };
}
/** Chooses the state of the work that a page shows. */
export function StateSwitch<S extends string>({ states, names, route }: StateSwitchProps<S>) {
  const { t } = useLingui();
  const { state = 'open' as S } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Segmented
      label={t`Show`}
      value={state}
      items={states.map((value) => ({ value, label: names[value] }))}
      onChange={(next) => void navigate({ search: next === 'open' ? {} : { state: next }, replace: true } as never)}
    />
  );
}
