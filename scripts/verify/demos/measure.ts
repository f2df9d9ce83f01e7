import type { Page } from 'playwright-core';
import type { Measurements } from './rules';

export function measureDemo(page: Page): Promise<Measurements> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const demo = document.getElementById('demo');
    const isCentered = root.dataset.layout === 'centered';
    /** Elements that may scroll horizontally. */
    const scrollers =
      '[class*="MuiDataGrid"],.MuiTableContainer-root,.MuiTabs-scroller,pre,textarea,input';
    const boxes = [...(demo?.children ?? [])]
      .filter((child) => !/^(?:STYLE|SCRIPT|TEMPLATE)$/.test(child.tagName))
      .map((child) => child.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const style = demo ? getComputedStyle(demo) : undefined;
    const padding = style ? parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) : 0;
    const content =
      boxes.length > 0
        ? Math.max(...boxes.map(({ bottom }) => bottom)) -
          Math.min(...boxes.map(({ top }) => top)) +
          padding
        : innerHeight;
    const sideways = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, visibility } = getComputedStyle(element);
        return (
          /auto|scroll/.test(overflowX) &&
          visibility !== 'hidden' &&
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          !element.closest(scrollers)
        );
      })
      .map((element) => {
        const name = element.tagName.toLowerCase();
        const label = element.getAttribute('role') ?? element.classList.item(0);
        return `<${name}${label ? ` ${label}` : ''}> (${element.scrollWidth} px in ${element.clientWidth} px)`;
      });
    return {
      viewportWidth: innerWidth,
      viewportHeight: innerHeight,
      documentWidth: Math.max(root.scrollWidth, document.body.scrollWidth),
      documentHeight: Math.max(root.scrollHeight, document.body.scrollHeight),
      contentHeight: Math.round(isCentered ? content : innerHeight),
      failure: document.querySelector('.demo-failure pre')?.textContent ?? undefined,
      isLoading: document.querySelector('#demo .demo-waiting') !== null,
      sideways,
    };
  });
}
