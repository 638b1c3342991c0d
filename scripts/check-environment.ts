/** Reading the environment is the check: it ends the program with one line when a variable is not valid. */
import "~/env.server";
