import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  CODE_BOOLEAN,
  CODEC_DATE_ONLY,
  CODEC_NUMBER,
  useLocalStorageState,
} from '@toolpad/core';

const FIRST_DAY = new Date('2026-03-02');

export default function RichValues() {
  const [copies, setCopies] = useLocalStorageState<number>(
    'demo-print-copies',
    2,
    { codec: CODEC_NUMBER },
  );
  const [isColor, setIsColor] = useLocalStorageState<boolean>(
    'demo-print-color',
    false,
    { codec: CODE_BOOLEAN },
  );
  const [day, setDay] = useLocalStorageState<Date>(
    'demo-print-day',
    FIRST_DAY,
    { codec: CODEC_DATE_ONLY },
  );
  const pages = copies ?? 2;
  const price = pages * (isColor ? 0.4 : 0.1);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField
        label="Copies"
        type="number"
        size="small"
        value={pages}
        onChange={(event) => setCopies(Number(event.target.value))}
        slotProps={{ htmlInput: { min: 1 } }}
      />
      <TextField
        label="Ready on"
        type="date"
        size="small"
        value={CODEC_DATE_ONLY.stringify(day ?? FIRST_DAY)}
        // For an empty field, the value is null, which removes the key without
        // calling the codec.
        onChange={({ target }) =>
          setDay((target as HTMLInputElement).valueAsDate)
        }
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isColor ?? false}
            onChange={(event) => setIsColor(event.target.checked)}
          />
        }
        label="In color"
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {`${pages} copies of a page: € ${price.toFixed(2)}`}
      </Typography>
    </Stack>
  );
}
