import type { Breakpoint } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';

const WIDTHS: [label: string, maxWidth: Breakpoint | false][] = [
  ['xs', 'xs'],
  ['sm', 'sm'],
  ['false', false],
];

export default function ContainerWidth() {
  const [label, setLabel] = useState('xs');
  const maxWidth = WIDTHS.find(([name]) => name === label)?.[1];

  return (
    <PageContainer maxWidth={maxWidth} title="Menu of the week">
      <ToggleButtonGroup
        exclusive
        aria-label="Greatest width"
        onChange={(_, value: string | null) => setLabel(value ?? label)}
        size="small"
        value={label}
      >
        {WIDTHS.map(([name]) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ px: 2, textTransform: 'none' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
        <Typography>
          Monday: leek soup. Tuesday: baked trout. Wednesday: the cook is at the
          market.
        </Typography>
      </Paper>
    </PageContainer>
  );
}
