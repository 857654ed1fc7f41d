type Head = string | readonly [text: string, className: string];
/** The heads of the columns of a table that is no list: texts, with a class where one needs it. */
export const ColumnHeads = ({ of }: { readonly of: readonly Head[] }) =>
  of.map((head) => {
    const [text, className] = typeof head === 'string' ? [head] : head;
    return (
      <th key={text} scope="col" className={className}>
        {text}
      </th>
    );
  });
