import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Codec, useLocalStorageState } from '@toolpad/core';

interface View {
  sort: string;
  rows: number;
}

const KEY = 'demo-table-view';
const DEFAULT_VIEW: View = { sort: 'name', rows: 25 };

// Handles strings that aren't valid JSON in one place: the default replaces
// them.
const viewCodec: Codec<View> = {
  parse: (text) => {
    try {
      return JSON.parse(text) as View;
    } catch {
      return DEFAULT_VIEW;
    }
  },
  stringify: (view) => JSON.stringify(view),
};

function Table() {
  const [view] = useLocalStorageState<View>(KEY, DEFAULT_VIEW, {
    codec: viewCodec,
  });
  const { rows, sort } = view ?? DEFAULT_VIEW;
  return (
    <Alert role="status" severity="info">
      {`${rows} rows, sorted by ${sort}`}
    </Alert>
  );
}

const DEFAULT_TEXT = viewCodec.stringify(DEFAULT_VIEW);

// With the same key, but without a codec, the value is the raw string.
function StoredText() {
  const [text, setText] = useLocalStorageState(KEY, DEFAULT_TEXT);
  return (
    <TextField
      label="Stored text"
      value={text ?? DEFAULT_TEXT}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } },
      }}
    />
  );
}

export default function BrokenText() {
  return (
    <Stack spacing={2} sx={{ width: { xs: '100%', sm: 340 } }}>
      <StoredText />
      <Table />
    </Stack>
  );
}
