import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Codec, useLocalStorageState } from '@toolpad/core';

interface Fees {
  perDay: number;
  deposit: number;
}

const KEY = 'demo-rental-fees';
const DEFAULT_FEES: Fees = { perDay: 18, deposit: 100 };

function isFees(value: unknown): value is Fees {
  const fees = value as Partial<Fees> | null;
  return [fees?.perDay, fees?.deposit].every(
    (fee) => Number.isFinite(fee) && Number(fee) >= 0,
  );
}

// Validates the fees when they are read from the storage, and before they are
// stored.
const feesCodec: Codec<Fees> = {
  parse: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return isFees(value) ? value : DEFAULT_FEES;
    } catch {
      return DEFAULT_FEES;
    }
  },
  stringify: (fees) => JSON.stringify(isFees(fees) ? fees : DEFAULT_FEES),
};

export default function ValidatedValue() {
  const [fees, setFees] = useLocalStorageState<Fees>(KEY, DEFAULT_FEES, {
    codec: feesCodec,
  });
  const { perDay, deposit } = fees ?? DEFAULT_FEES;
  // Without a codec, the same key accepts any string.
  const [, setText] = useLocalStorageState(KEY);

  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      <TextField
        label="Fee per day, €"
        type="number"
        size="small"
        value={perDay}
        onChange={(event) =>
          setFees({ perDay: Number(event.target.value), deposit })
        }
      />
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setText('{"perDay":"free"}')}>
          Store nonsense
        </Button>
        <Button onClick={() => setFees(null)}>Reset</Button>
      </Stack>
      <Typography role="status">{`Three days: € ${3 * perDay}, deposit € ${deposit}`}</Typography>
    </Stack>
  );
}
