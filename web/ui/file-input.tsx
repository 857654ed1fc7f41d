import type { ComponentProps } from 'react';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'disabled'> {
  /** Names the field for a screen reader. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}
/** The hidden field behind a button or a zone that takes files. The same file can be chosen twice. */
export const FileInput = ({ label, onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    className="sr"
    tabIndex={-1}
    aria-label={label}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
