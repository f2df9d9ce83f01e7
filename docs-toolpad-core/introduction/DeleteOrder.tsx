import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';

function DeleteButton() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  async function handleDelete() {
    if (
      await dialogs.confirm('Delete order 2041?', {
        okText: 'Delete',
        severity: 'error',
      })
    ) {
      notifications.show('Order deleted', { severity: 'success' });
    }
  }

  return (
    <Button onClick={handleDelete} variant="contained">
      Delete order
    </Button>
  );
}

export default function DeleteOrder() {
  return (
    <AppProvider>
      <DeleteButton />
    </AppProvider>
  );
}
