import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

function Playlist() {
  const dialogs = useDialogs();
  const [name, setName] = useState('Rehearsal, spring');

  async function handleRename() {
    const answer = await dialogs.prompt(`What should “${name}” be called?`, {
      title: 'Rename the set list',
      okText: 'Rename',
    });
    // The result is `null` on cancel. It can consist of spaces, so trim it.
    const newName = answer?.trim();
    if (newName) {
      setName(newName);
    }
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography variant="h6" component="p">
        {name}
      </Typography>
      <Button variant="outlined" onClick={handleRename}>
        Rename
      </Button>
    </Stack>
  );
}

export default function PromptForName() {
  return (
    <DialogsProvider>
      <Playlist />
    </DialogsProvider>
  );
}
