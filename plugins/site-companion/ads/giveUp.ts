/** The key in session storage that marks a visit without ads, because an ad unit crashed or a blocker hides it. */
export const NO_ADS_KEY = 'companion:no-ads';

/** The attribute of `<html>` that hides the ad unit and its reserved space. */
export const NO_ADS_ATTRIBUTE = 'data-no-ads';
