import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const KEY = 'demo-till-name';
const DEFAULT_NAME = 'Till 1';

function TillSettings() {
  const [name, setName] = useLocalStorageState(KEY, DEFAULT_NAME);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        label="Name of this till"
        size="small"
        // The name is null on the server and during hydration.
        value={name ?? DEFAULT_NAME}
        onChange={(event) => setName(event.target.value)}
      />
      <Button onClick={() => setName(null)}>Reset</Button>
    </Stack>
  );
}

// Another component that shares only the key.
function Receipt() {
  const [name] = useLocalStorageState(KEY, DEFAULT_NAME);
  return (
    <Typography>{`Receipt 77, printed at ${name ?? DEFAULT_NAME}`}</Typography>
  );
}

export default function StringValue() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <TillSettings />
      <Receipt />
    </Stack>
  );
}
