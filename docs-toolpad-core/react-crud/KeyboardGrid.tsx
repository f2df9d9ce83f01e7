import { DataGrid, type DataGridProps, gridClasses } from '@mui/x-data-grid';
import { useMemo } from 'react';

const FOCUS = {
  [`& .${gridClasses.columnHeader}:focus-visible, & .${gridClasses.cell}:focus-visible`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
};

/** The list's grid, but Enter opens a row, the focus shows, and the actions have a name and room. */
export function KeyboardGrid({ columns, sx, ...props }: DataGridProps) {
  const named = useMemo(
    () =>
      columns.map((column) =>
        column.field === 'actions'
          ? { ...column, headerName: 'Actions', headerAlign: 'right' as const, minWidth: 96 }
          : column,
      ),
    [columns],
  );

  return (
    <DataGrid
      onCellKeyDown={({ field }, event) => {
        if (event.key === 'Enter' && field !== 'actions') {
          event.currentTarget.click();
        }
      }}
      {...props}
      columns={named}
      // The list hands over an object, in which it hides the focus.
      sx={{ ...(sx as object), ...FOCUS }}
    />
  );
}
