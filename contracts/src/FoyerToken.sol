// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The demo's test token: ERC-20 and a faucet. Has no value.
contract FoyerToken {
    string public constant name = "Foyer Test Token";
    string public constant symbol = "FOYER";
    uint8 public constant decimals = 18;

    /// Amount per call of the faucet.
    uint256 public constant FAUCET_AMOUNT = 1_000e18;
    /// The faucet rejects accounts that hold this much or more.
    uint256 public constant FAUCET_LIMIT = 10_000e18;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance(address holder, uint256 balance, uint256 needed);
    error InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error InvalidReceiver(address receiver);
    error FaucetLimitReached(uint256 balance, uint256 limit);

    /// Mints FAUCET_AMOUNT to the caller.
    function faucet() external {
        uint256 held = balanceOf[msg.sender];
        if (held >= FAUCET_LIMIT) revert FaucetLimitReached(held, FAUCET_LIMIT);
        totalSupply += FAUCET_AMOUNT;
        balanceOf[msg.sender] = held + FAUCET_AMOUNT;
        emit Transfer(address(0), msg.sender, FAUCET_AMOUNT);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        // The maximum means no limit and is not reduced.
        if (allowed != type(uint256).max) {
            if (allowed < value) revert InsufficientAllowance(msg.sender, allowed, value);
            allowance[from][msg.sender] = allowed - value;
        }
        move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        if (to == address(0)) revert InvalidReceiver(to);
        uint256 held = balanceOf[from];
        if (held < value) revert InsufficientBalance(from, held, value);
        unchecked {
            // No overflow: a balance never exceeds the total supply.
            balanceOf[from] = held - value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}
