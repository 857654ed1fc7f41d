import { statesOf } from '#shared/data/states.ts';
import { type AddressBlockProps, AddressLine } from './address-line.tsx';

/** Only where the country has states; their names weigh 4 KB, so this is fetched beside a form. */
export function StateLine({ label, ...props }: AddressBlockProps & { readonly label: string }) {
  const options = statesOf(props.value.countryId).map(({ stateId, name }) => ({ value: stateId, label: name }));
  if (options.length === 0) return null;
  return <AddressLine {...props} field="stateId" label={label} options={options} />;
}
