/** Tests run in the default language, whose messages are in the code. */
export default {};
