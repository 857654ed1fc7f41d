import { Search } from 'lucide-react';
import { Input } from './input.tsx';

type SearchInputProps = Readonly<{ label: string; value: string; onText: (text: string) => void }>;
/** A field that searches what is shown below it. */
export const SearchInput = ({ label, value, onText }: SearchInputProps) => (
  <Input
    type="search"
    icon={<Search size={13} aria-hidden="true" />}
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={({ target }) => onText(target.value)}
  />
);
