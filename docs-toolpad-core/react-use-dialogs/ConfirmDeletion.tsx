import DeleteIcon from '@mui/icons-material/DeleteOutline';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

const FILES = ['Invoice 2041.pdf', 'Packing list.csv', 'Customs form.pdf'];

function FileList() {
  const dialogs = useDialogs();
  const [files, setFiles] = useState(FILES);

  async function handleDelete(file: string) {
    await dialogs.confirm(`“${file}” can't be brought back.`, {
      title: 'Delete this file?',
      okText: 'Delete',
      cancelText: 'Keep',
      severity: 'error',
      // The dialog waits for this promise, and the selected button shows a
      // loading state.
      onClose: async (confirmed) => {
        if (confirmed) {
          await deleteOnServer();
          setFiles((before) => before.filter((name) => name !== file));
        }
      },
    });
  }

  if (files.length === 0) {
    return <Typography>All files are deleted.</Typography>;
  }
  return (
    <List sx={{ width: 320 }} aria-label="Files">
      {files.map((file) => (
        <ListItem
          key={file}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Delete ${file}`}
              onClick={() => handleDelete(file)}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemText primary={file} />
        </ListItem>
      ))}
    </List>
  );
}

// Simulates a request to your server.
function deleteOnServer() {
  return new Promise<void>((resolve) => setTimeout(resolve, 800));
}

export default function ConfirmDeletion() {
  return (
    <AppProvider>
      <FileList />
    </AppProvider>
  );
}
